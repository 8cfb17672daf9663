import { at, make, say } from './dom';
import { showLink } from './link';
import { drawChrome, forgetShare, hearPhone } from './phone-chrome';
import { change, settings, type Settings } from './settings';
import { w } from './words';

const contexts: Settings['context'][] = ['messenger', 'browser', 'desktop', 'app'];
const heights = { 375: 667, 320: 568 };
const BORDER = 10;
const MARGIN = 16;

const frame = () => at<HTMLIFrameElement>('frame');

/** Where the chosen person opens the app in the chosen context. */
function phoneAddress(fresh = false): string {
  const { person, context, signed, route } = settings;
  const query = new URLSearchParams({ to: route, signed: signed ? '1' : '0', ...(fresh && { fresh: '1' }) });
  return `/go/${person}/${context}?${query}`;
}

export function openOnPhone(fresh = false): void {
  document.cookie = `world_system=${settings.system}; path=/; samesite=lax`;
  forgetShare();
  frame().src = phoneAddress(fresh);
  layOut();
}

/** Makes the phone as large as its place allows; the page in it keeps its real width. */
export function layOut(): void {
  const { context, width, rotated } = settings;
  const desktop = context === 'desktop';
  const [across, down] = desktop ? [414, 640] : rotated ? [heights[width], width] : [width, heights[width]];
  Object.assign(frame().style, { width: `${across}px`, height: `${down}px` });
  const device = at('device');
  device.dataset.context = context;
  const chrome = at('chrome').hidden ? 0 : 44;
  const [outerWidth, outerHeight] = [across + 2 * BORDER, down + chrome + 2 * BORDER];
  const table = at('table');
  const [roomAcross, roomDown] = [table.clientWidth - 2 * MARGIN, table.clientHeight - 2 * MARGIN];
  // Where the page itself scrolls, only the width bounds the phone.
  const fits = matchMedia('(min-width: 1100px)').matches ? Math.max(0.6, roomDown / outerHeight) : 1;
  const scale = Math.min(1, roomAcross / outerWidth, fits);
  device.style.transform = `scale(${scale})`;
  device.style.marginLeft = `${Math.max(0, (roomAcross - outerWidth * scale) / 2)}px`;
  device.style.marginBottom = `${outerHeight * (scale - 1)}px`;
}

function segments<Value extends string>(
  id: string,
  values: Value[],
  words: (value: Value) => string,
  isChosen: (value: Value) => boolean,
  choose: (value: Value) => void,
): void {
  const buttons = values.map((value) =>
    make(
      'button',
      { type: 'button', onclick: () => choose(value), 'aria-pressed': String(isChosen(value)) },
      words(value),
    ),
  );
  at(id).replaceChildren(...buttons);
}

/** Shows the choices around the phone as they are set. */
export function showControls(): void {
  segments(
    'contexts',
    contexts,
    w,
    (value) => value === settings.context,
    (context) => {
      change({ context });
      showControls();
      openOnPhone();
    },
  );
  segments(
    'systems',
    ['android', 'ios'] as Settings['system'][],
    (system) => (system === 'ios' ? 'iOS' : 'Android'),
    (system) => system === settings.system,
    (system) => {
      change({ system });
      showControls();
      openOnPhone();
    },
  );
  at('systems').hidden = settings.context === 'desktop';
  at('size').textContent = settings.width === 375 ? '375 × 667' : '320 × 568';
  at<HTMLInputElement>('signed').checked = settings.signed;
  at<HTMLInputElement>('route').value = settings.route;
  drawChrome();
  layOut();
}

/** Lets the controls around the phone do their work. */
export function wirePhone(): void {
  const again = (part: Partial<Settings>, open: boolean) => {
    change(part);
    showControls();
    if (open) openOnPhone();
  };
  at('size').onclick = () => again({ width: settings.width === 375 ? 320 : 375 }, false);
  at('rotate').onclick = () => again({ rotated: !settings.rotated }, false);
  at('reload').onclick = () => frame().contentWindow?.location.reload();
  at('start-over').onclick = () => openOnPhone(true);
  at('signed').onchange = () => again({ signed: at<HTMLInputElement>('signed').checked }, true);
  at('link').onclick = () => void showLink(phoneAddress());
  at('route-form').onsubmit = (event) => {
    event.preventDefault();
    const typed = at<HTMLInputElement>('route').value.trim().replace(/^#/, '');
    again({ route: typed.startsWith('/') ? typed : `/${typed}` }, true);
  };
  addEventListener('resize', layOut);
  frame().addEventListener('load', drawChrome);
  hearPhone(() => say(w('closed')));
}

/** Offers the suite's routes where a page can be typed. */
export async function offerRoutes(): Promise<void> {
  const response = await fetch('/registry.json').catch(() => undefined);
  if (!response?.ok) return;
  type Row = { path: string; title: string };
  const { apps } = (await response.json()) as { apps: Record<string, { live: { routes: Row[] } }> };
  const rows = Object.values(apps).flatMap(({ live }) => live.routes);
  const options = rows
    .filter(({ path }) => path.startsWith('/') && !path.includes(':'))
    .map(({ path, title }) => make('option', { value: path, label: title }));
  at('routes').replaceChildren(...options);
  // A suite without a start page opens on the first page that it has.
  const [first] = options;
  if (first && settings.route === '/' && !rows.some(({ path }) => path === '/')) {
    change({ route: first.value });
    showControls();
  }
}
