import Animate

/// Figures of four quarters: a curve, a pie and a bouncing badge change from one to the next.
enum DashboardFilm {
  static let film = Film(
    size: CGSize(width: 640, height: 400), duration: 5.6,
    background: Color.Resolved(hex: 0xeef0f6), state: -1,
    script: (0..<4).map { quarter in
      ScriptStep(
        at: 0.2 + Double(quarter) * 1.35, animation: .spring(duration: 0.9, bounce: 0.3)
      ) { $0 = quarter }
    }
  ) { quarter in
    Dashboard(quarter: quarter)
  }
}

/// What a quarter brought.
private struct Quarter {
  var sales: [Double]
  var shares: [Double]

  static let none = Quarter(sales: Array(repeating: 0, count: 9), shares: [0.25, 0.25, 0.25, 0.25])

  static let all = [
    Quarter(
      sales: [0.30, 0.42, 0.36, 0.55, 0.48, 0.62, 0.57, 0.74, 0.70], shares: [0.4, 0.3, 0.2, 0.1]),
    Quarter(
      sales: [0.70, 0.52, 0.60, 0.38, 0.44, 0.30, 0.46, 0.40, 0.58], shares: [0.2, 0.25, 0.35, 0.2]),
    Quarter(
      sales: [0.58, 0.80, 0.66, 0.92, 0.74, 0.58, 0.70, 0.50, 0.62], shares: [0.1, 0.45, 0.15, 0.3]),
    Quarter(
      sales: [0.20, 0.26, 0.38, 0.46, 0.60, 0.68, 0.82, 0.88, 0.95], shares: [0.3, 0.15, 0.1, 0.45]),
  ]
}

private struct Dashboard: View {
  let quarter: Int

  private var figures: Quarter {
    Quarter.all.indices.contains(quarter) ? Quarter.all[quarter] : .none
  }

  var body: some View {
    VStack(spacing: 16) {
      AreaChart(values: figures.sales)
        .padding(20)
        .card()
      HStack(spacing: 16) {
        Pie(shares: figures.shares)
          .padding(18)
          .card()
        Legend(shares: figures.shares)
          .padding(22)
          .card()
        ScoopedBadge()
          .card()
      }
      .frame(height: 164)
    }
    .padding(24)
  }
}

/// How much each share is, as bars of the pie's colours.
private struct Legend: View {
  let shares: [Double]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(shares.indices, id: \.self) { index in
        GeometryReader { proxy in
          Capsule()
            .fill(Color(hex: 0xe8ebf3))
            .overlay(alignment: .leading) {
              Capsule()
                .fill(Pie.colors[index])
                .frame(width: max(12, proxy.size.width * shares[index] / 0.5))
            }
        }
        .frame(height: 12)
        if index < shares.count - 1 { Spacer() }
      }
    }
  }
}

extension View {
  fileprivate func card() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        RoundedRectangle(cornerRadius: 20)
          .fill(Color.white)
          .shadow(color: Color(hex: 0x1e2a55).opacity(0.10), radius: 10, y: 5))
  }
}
