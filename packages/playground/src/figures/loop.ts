/** Plays the rounds of a figure, as long as it is to be seen. */

/** Calls once the page is seen again, where it is hidden; else nobody listens, for longer than a page lasts. */
export function onReturn(call: () => void): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', call, {once: true});
  }
}

export class Loop {
  isPlaying = false;
  private isInSight = true;
  private running: Promise<void> | undefined;

  /**
   * @param element that has to be in sight
   * @param speed rounds a second
   * @param round is done again and again
   */
  constructor(
    private readonly element: HTMLElement,
    private readonly speed: () => number,
    private readonly round: () => Promise<void>,
  ) {
    new IntersectionObserver(([entry]) => {
      this.isInSight = entry.isIntersecting;
      if (this.isInSight) {
        this.go();
      }
    }).observe(element);
  }

  /** Goes on, where it is playing and stands still. */
  go(): void {
    if (this.running !== undefined || !this.isPlaying) {
      return;
    }
    this.running = this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.isPlaying && this.isInSight && !document.hidden && this.element.isConnected) {
      const begun = performance.now();
      await this.round();
      const rest = 1_000 / this.speed() - (performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
    }
    onReturn(() => this.go());
  }
}
