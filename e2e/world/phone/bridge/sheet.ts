const style = `
  :host{all:initial}
  .veil{position:fixed;z-index:2147483647;top:0;right:0;bottom:0;left:0;display:flex;align-items:flex-end;justify-content:center;background:rgba(0,0,0,.55);font:16px/1.5 -apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;color:#1a1c1f}
  .sheet{box-sizing:border-box;width:100%;max-width:480px;padding:20px 20px 28px;border-radius:14px 14px 0 0;background:#fff}
  h2{margin:0 0 4px;font-size:17px;font-weight:600;text-align:center}
  p{margin:0 0 8px;color:#6b6f76;text-align:center}
  .amount{margin:8px 0 16px;color:#1a1c1f;font-size:36px;font-weight:600;font-variant-numeric:tabular-nums}
  button{display:block;width:100%;height:48px;margin-top:10px;border:0;border-radius:8px;background:#f2f3f5;color:#1a1c1f;font:inherit;cursor:pointer}
  button.main{background:#067a3e;color:#fff}
  button.link{height:44px;margin-top:4px;background:none;color:#6b6f76;font-size:14px}
  input[type=text]{box-sizing:border-box;width:100%;height:48px;padding:0 12px;border:1px solid #d5d8dd;border-radius:8px;font:inherit}
  img{display:block;max-width:100%;max-height:60vh;margin:0 auto}
`;

/** One thing that can be chosen on a sheet. */
export interface Choice<Value> {
  words: string;
  look?: 'main' | 'link';
  /** The answer; a promise keeps the sheet open until it settles. */
  choose(root: HTMLElement): Value | Promise<Value>;
}

/** A sheet of the native side over the page; it closes with the choice that was made. */
export function sheet<Value>(content: string, choices: Choice<Value>[]): Promise<Value> {
  return new Promise((resolve) => {
    const host = document.createElement('world-sheet');
    const shadow = host.attachShadow({ mode: 'open' });
    const styles = document.createElement('style');
    styles.textContent = style;
    const veil = document.createElement('div');
    veil.className = 'veil';
    const box = document.createElement('div');
    box.className = 'sheet';
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-modal', 'true');
    box.innerHTML = content;
    for (const { words, look, choose } of choices) {
      const button = document.createElement('button');
      button.textContent = words;
      button.className = look ?? '';
      button.onclick = async () => {
        button.disabled = true;
        const value = await choose(box);
        host.remove();
        resolve(value);
      };
      box.append(button);
    }
    veil.append(box);
    shadow.append(styles, veil);
    document.documentElement.append(host);
    box.querySelector<HTMLElement>('input[type=text], button')?.focus();
  });
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in a sheet's content. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] as string);
