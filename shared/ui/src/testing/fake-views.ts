/** A place that a page watches; the test says when it comes on the screen and leaves it. */
export interface FakeView {
  target: Element;
  show: (isInView: boolean) => void;
}

/** Stands in for the screen that jsdom lacks. Call it before each test; it gives the places that are watched. */
export function fakeViews(): FakeView[] {
  const views: FakeView[] = [];
  window.IntersectionObserver = class {
    constructor(
      private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    ) {}
    observe(target: Element) {
      views.push({ target, show: (isIntersecting) => this.callback([{ isIntersecting, target }]) });
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return views;
}
