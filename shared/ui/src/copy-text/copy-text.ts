/** Copies by a selection, for engines and pages that have no clipboard of their own. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px';
  const before = document.activeElement;
  document.body.appendChild(area);
  area.focus();
  area.select();
  // iOS selects text only this way.
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.body.removeChild(area);
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Puts a text on the clipboard; false where the engine does not allow it. Call it from a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // On engines without a clipboard this throws, and the copy by selection follows.
    // eslint-disable-next-line compat/compat
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
