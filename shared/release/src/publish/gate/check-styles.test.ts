import { LocalStore } from '../../store/local-store';
import { publishAll } from '../publish';
import { distOf, refusalOf, temporaryFolder } from '../../testing/sample';

let store: LocalStore;

beforeEach(async () => {
  store = new LocalStore(await temporaryFolder());
});

const publish = async (css: string, app = 'remote-a') => {
  const others = app === 'host' ? [] : [await distOf('host', '1.0.0')];
  const dist = await distOf(app, '1.0.0', { files: { 'page.css': css } });
  return publishAll({ store, dists: [...others, dist] });
};

test.each([
  ['body{margin:0}', 'body'],
  ['.a{top:0}@media print{*{color:red}}', '*'],
  ['#root{padding:0}', '#root'],
  [':root{--a:1px;font-size:20px}', ':root'],
  ['p{--a:1px}', 'p'],
])('a remote with the styles %s is refused, and nothing of it is stored', async (css, selector) => {
  expect(await refusalOf(publish(css))).toMatchObject({
    code: 'STYLE_WIDE',
    message: `remote-a: ${selector} in page.css hits the pages of every app`,
  });
  expect([await store.list('targets'), await store.list('metadata')]).toEqual([[], []]);
});

test.each(['.a{top:0}.a p{margin:0}', ':root{--rv-a:1px}html:root{--rv-b:2px}', '@font-face{font-family:x}'])(
  'a remote with the styles %s is published',
  async (css) => {
    expect(await publish(css)).toMatchObject({ revision: 1 });
  },
);

test('the host has the styles of the document', async () => {
  expect(await publish('body{margin:0}', 'host')).toMatchObject({ revision: 1 });
});
