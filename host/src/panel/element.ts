/** Makes an element with texts and elements in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  settings: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), settings);
  for (const child of children)
    made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
  return made;
}
