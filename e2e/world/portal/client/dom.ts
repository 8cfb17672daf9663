type Child = Node | string | null;

/** The element with that id. */
export const at = <Kind extends HTMLElement = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as Kind;

/** Makes an element: its properties, then what is in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & Record<`aria-${string}`, string> = {} as never,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-')) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a moment. */
export function say(words: string): void {
  const place = at('said');
  place.textContent = words;
  place.classList.add('shown');
  clearTimeout(timer);
  timer = setTimeout(() => place.classList.remove('shown'), 2500);
}
