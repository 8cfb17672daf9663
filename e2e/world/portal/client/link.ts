import { renderSVG } from 'uqr';
import { at, make, say } from './dom';
import { w } from './words';
import { world } from './world-api';

/** Shows the phone's address as a link and a QR code. */
export async function showLink(path: string): Promise<void> {
  const { lan } = await world<{ lan: string | null }>('/health');
  const address = new URL(path, lan ?? location.origin).href;
  const dialog = at<HTMLDialogElement>('link-dialog');
  const code = make('div', { className: 'qr' });
  code.innerHTML = renderSVG(address, { border: 2 });
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    say(w('copied'));
  };
  dialog.replaceChildren(
    make('h2', { id: 'link-title' }, w('linkTitle')),
    make('p', {}, w('linkText')),
    code,
    make('code', {}, address),
    ...(lan ? [] : [make('p', { className: 'note' }, w('linkLocal'))]),
    make(
      'div',
      { className: 'actions' },
      make('button', { type: 'button', onclick: () => void copy() }, w('copy')),
      make('a', { className: 'button', href: path, target: '_blank', rel: 'noopener' }, w('newTab')),
      make('button', { type: 'button', className: 'main', onclick: () => dialog.close() }, w('close')),
    ),
  );
  dialog.showModal();
}
