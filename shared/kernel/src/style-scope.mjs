/** What holds no selectors: comments, texts, addresses and escaped characters. */
const inert =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\((?:\\[\s\S]|[^"')\\])*\)|\\[\s\S]/gi;

/** At-rules that hold rules. Others, such as the steps of an animation, style no element. */
const group = /^@(?:media|supports|layer|container)\b/i;

/** What a selector says of elements that it does not style, or of names that are not this file's. */
const foreign = /:(?:global|not)\([^()]*\)/g;

const isOwn = (selector) => /\.[a-z_\u0080-\uffff-]/i.test(selector.replace(foreign, ''));

const areVariables = (body) => body.split(';').every((one) => /^\s*(?:--[^:]+:|$)/.test(one));

/** The blocks of a text, as the places where each and its content begin and end. A block that is left open ends with the text. */
function blocksOf(text, from, end) {
  const blocks = [];
  let [start, open, depth] = [from, from, 0];
  const close = (at) => blocks.push({ start, open, end: at });
  for (let at = from; at < end; at++) {
    const sign = text[at];
    if (sign === '{' && depth++ === 0) open = at;
    else if (sign === '}' && depth > 0 && --depth === 0) {
      close(at);
      start = at + 1;
    } else if ((sign === ';' || sign === '}') && depth === 0) start = at + 1;
  }
  if (depth > 0) close(end);
  return blocks;
}

/** The places of the parts of a list, whose commas in brackets divide nothing. */
function* partsOf(text, from, end) {
  let [start, depth] = [from, 0];
  for (let at = from; at <= end; at++) {
    const sign = text[at];
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    if (at < end && (sign !== ',' || depth > 0)) continue;
    const part = text.slice(start, at);
    yield [start + part.length - part.trimStart().length, start + part.trimEnd().length];
    start = at + 1;
  }
}

/**
 * The selectors of a style sheet that reach further than its own classes. All apps share one document, and a sheet
 * stays when its page is left. Lint asks it of sources and the gate of what was built, also by other tools.
 */
export function wideSelectors(css) {
  // Of the same length, so that places in it are places in the sheet.
  const text = css.replace(inert, (part) => (part.startsWith('\\') ? 'xx' : part.replace(/[^\n]/g, ' ')));
  const found = [];
  function look(from, end) {
    for (const { start, open, end: close } of blocksOf(text, from, end)) {
      const before = text.slice(start, open).trim();
      if (group.test(before)) look(open + 1, close);
      if (before.startsWith('@')) continue;
      for (const [at, to] of partsOf(text, start, open)) {
        if (isOwn(text.slice(at, to))) continue;
        const above = css.slice(0, at).split('\n');
        const line = above.length;
        const column = above[line - 1].length + 1;
        const body = text.slice(open + 1, close);
        found.push({ selector: css.slice(at, to), line, column, variables: areVariables(body) });
      }
    }
  }
  look(0, text.length);
  return found;
}
