import { cleanHtml } from './clean-html';
import { cleanStyle } from './clean-style';
import { toneOf } from './tone-of';

const parsed = (html: string, newTab = false) => {
  const box = document.createElement('div');
  box.innerHTML = cleanHtml(html, newTab);
  return box;
};

const dangerous =
  'script,style,svg,math,form,input,button,textarea,select,iframe,object,embed,link,meta,base,video,audio,noscript,template';

test.each([
  ['<p>每月必要支出 6000 元，够用 5 个月</p>', '每月必要支出 6000_元，够用 5_个月'],
  ['<p>第 <b>3</b> 章，24000 ÷ 6000 = 4</p>', '第 3 章，24000 ÷ 6000 = 4'],
  ['<p>电话 95588123456 转人工</p>', '电话 95588123456 转人工'],
])('in %s no line ends between a number and its unit', (html, text) => {
  expect(parsed(html).textContent?.replace(/\u00a0/g, '_')).toBe(text);
});

test.each([
  ['a script', '<p>好</p><script>alert(1)</script>'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['an event of a picture', '<img src="x" onerror="alert(1)">'],
  ['an event of a paragraph', '<p onclick="alert(1)" onmouseover=alert(1)>好</p>'],
  ['a script address', '<a href="javascript:alert(1)">好</a>'],
  ['a script address with control characters', '<a href="java&#10;script:alert(1)">好</a>'],
  ['a script address with entities', '<a href="&#106;avascript&colon;alert(1)">好</a>'],
  ['a document as data', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">好</a>'],
  ['a picture that is a script', '<img src="javascript:alert(1)">'],
  ['a picture that is a document', '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">'],
  [
    'a drawing with a script',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  ],
  ['a drawing that loads', '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>'],
  [
    'a formula that changes the parser',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  [
    'a frame',
    '<iframe src="https://example.com"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ],
  ['an object', '<object data="x"></object><embed src="x">'],
  [
    'a form',
    '<form action="https://example.com"><input name="a"><button formaction="javascript:alert(1)">好</button></form>',
  ],
  [
    'a style sheet',
    '<style>body{display:none}</style><link rel="stylesheet" href="https://example.com/x.css">',
  ],
  [
    'a base and a refresh',
    '<base href="https://example.com/"><meta http-equiv="refresh" content="0;url=https://example.com">',
  ],
  [
    'names that hide those of the document',
    '<a id="body" name="cookie">x</a><img name="getElementById" src="/a.png">',
  ],
  ['a style that loads', '<p style="background:url(javascript:alert(1));behavior:url(x)">好</p>'],
  ['a style that covers the page', '<p style="position:fixed;top:0;left:0;z-index:9999;width:100vw">好</p>'],
])('%s is made harmless', (_, html) => {
  const box = parsed(html);
  expect(box.querySelector(dangerous)).toBeNull();
  for (const element of Array.from(box.querySelectorAll('*'))) {
    for (const { name, value } of Array.from(element.attributes)) {
      expect(name).not.toMatch(/^on|^(id|name|class|action|formaction|srcset|srcdoc)$/);
      expect(value).not.toMatch(/javascript|data:text|svg\+xml|url\(|fixed/i);
    }
  }
});

test('clean text stays as it is', () => {
  const html = '<h1>一</h1><p>x<sup>2</sup></p><table><tbody><tr><td>1</td></tr></tbody></table>';
  const once = cleanHtml(html);
  expect(parsed(once).textContent).toBe(parsed(html).textContent);
});

test.each([
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['http://example.com', 'http://example.com'],
  ['#/study-material', '#/study-material'],
  ['#//example.com', null],
  ['#anchor', null],
  ['//example.com', null],
  ['/relative', null],
  ['mailto:a@example.com', null],
  ['', null],
])('a link to "%s" leads to %s', (address, to) => {
  const link = parsed(`<a href="${address}" target="_top" rel="opener">去看看</a>`).querySelector('a');
  expect(link?.getAttribute('href')).toBe(to);
  expect(link?.getAttribute('target')).toBeNull();
  expect(link?.textContent).toBe('去看看');
});

test('an external link opens in a new window, without opener or referrer', () => {
  const link = parsed('<a href="https://example.com">网站</a>', true).querySelector('a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(parsed('<a href="#/video">课程</a>', true).querySelector('a')).not.toHaveAttribute('target');
});

test('pictures load late and can be opened, unless they are links themselves', () => {
  const box = parsed(
    '<img src="/a.png" alt="收支表"><a href="#/video"><img src="/b.png"></a><img src="b.exe:x">',
  );
  const [first, second, ...others] = Array.from(box.querySelectorAll('img'));
  expect(first).toHaveAttribute('loading', 'lazy');
  expect(first).toHaveAttribute('role', 'button');
  expect(first).toHaveAttribute('aria-label', '查看大图：收支表');
  expect(second).not.toHaveAttribute('role');
  expect(second).toHaveAttribute('alt', '');
  expect(others).toEqual([]);
});

test.each([
  ['https://example.com/a.png', true],
  ['//example.com/a.png', true],
  ['/a.png', true],
  ['data:image/png;base64,iVBORw0KGgo=', true],
  ['///a.png', false],
  ['a.png', false],
  ['blob:https://example.com/1', false],
])('whether a picture from "%s" is shown: %s', (address, isShown) => {
  expect(parsed(`<img src="${address}">`).querySelector('img') !== null).toBe(isShown);
});

test('a table stands in a box that scrolls, and a first heading becomes a second', () => {
  const box = parsed('<h1>标题<b>一</b></h1><table><caption>支出</caption><tr><th>项目</th></tr></table>');
  expect(box.querySelector('h1')).toBeNull();
  expect(box.querySelector('h2')?.innerHTML).toBe('标题<b>一</b>');
  const region = box.querySelector('[role="region"]');
  expect(region).toHaveAttribute('tabindex', '0');
  expect(region).toHaveAttribute('aria-label', '支出');
  expect(region?.firstElementChild?.tagName).toBe('TABLE');
});

test('headings begin below that of the page and leave no level out', () => {
  const levels = (html: string) => Array.from(parsed(html).children).map(({ tagName }) => tagName);
  expect(levels('<h3>一</h3><h5>二</h5><h3>三</h3>')).toEqual(['H2', 'H3', 'H2']);
  expect(levels('<h1>一</h1><h2>二</h2><h6>三</h6>')).toEqual(['H2', 'H3', 'H4']);
});

test.each([
  ['#f00', 'danger'],
  ['#d93026', 'danger'],
  ['rgb(200, 0, 120)', 'danger'],
  ['#ff9900', 'warning'],
  ['rgba(0, 128, 0, 0.5)', 'success'],
  ['#2457d6', 'primary'],
  ['navy', 'primary'],
  ['#333', ''],
  ['#f5f6f8', ''],
  ['constructor', ''],
  ['expression(1)', ''],
])('the colour %s is set in the tone "%s"', (colour, tone) => {
  expect(toneOf(colour)).toBe(tone);
});

test('a text that the provider left out is empty', () => {
  expect(cleanHtml(null as unknown as string)).toBe('');
});

test('formulas and marks stay', () => {
  const html = '<p>S = P(1 + r)<sup>n</sup>, D<sub>1</sub> &lt; <strong>2</strong></p>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['color: RED; font-size: 90px', 'color: var(--color-danger)'],
  ['text-align:center;;position:absolute', 'text-align: center'],
  ['color: rgb(1, 2, 3); background-color: #ff0', ''],
  ['color: expression(alert(1))', ''],
  ['background-color: url(x)', ''],
  ['constructor: x', ''],
  ['width: 50%; width: 50vw', 'width: 50%'],
  ['red', ''],
])('of the style "%s" remains "%s"', (style, clean) => {
  expect(cleanStyle(style)).toBe(clean);
});
