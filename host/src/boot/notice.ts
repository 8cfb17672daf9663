/** Draws a full-page card with plain DOM calls, for when the application cannot run. */
export function showNotice(title: string, text: string, retry?: () => void): void {
  const root = document.getElementById('root') as HTMLElement;
  const former = document.createDocumentFragment();
  while (root.firstChild) former.appendChild(root.firstChild);
  const card = document.createElement('div');
  card.className = 'notice';
  card.setAttribute('role', 'alert');
  const add = (tag: string, content: string) => {
    const element = document.createElement(tag);
    element.appendChild(document.createTextNode(content));
    card.appendChild(element);
    return element;
  };
  add('h1', title);
  add('p', text);
  if (retry) {
    add('button', '重试').onclick = () => {
      root.replaceChild(former, card);
      retry();
    };
  }
  root.appendChild(card);
}
