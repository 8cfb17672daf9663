let region: HTMLElement | undefined;

/** The page's live region: a screen reader announces what is put into it. */
export function liveRegion(): HTMLElement {
  if (!region || !region.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.appendChild(region);
  }
  return region;
}

/** A place in the live region that holds one message at a time, for a while or until cleared. */
export function liveLayer() {
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    if (shown && shown.parentNode) shown.parentNode.removeChild(shown);
    shown = undefined;
  };
  const put = (className: string, parts: Node[], forMs?: number) => {
    clear();
    const layer = document.createElement('div');
    layer.className = className;
    parts.forEach((part) => layer.appendChild(part));
    shown = liveRegion().appendChild(layer);
    if (forMs) timer = setTimeout(clear, forMs);
  };
  return { put, clear };
}

/** Makes an element with a class and a text; the text is never taken for markup. */
export function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
