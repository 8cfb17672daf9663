import { expect, test, type PhoneContext } from '../suite';
import { enterSuite, installProbe } from './probe';

test.use({ breaksPolicy: true });

/** Tries what a smuggled script would do first, and tells which rules of the policy stopped it. */
async function smuggle(): Promise<{ ran: boolean; stopped: string[] }> {
  const marked = window as { smuggled?: boolean };
  const stopped: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    stopped.push(effectiveDirective),
  );
  const inline = document.createElement('script');
  inline.append('window.smuggled = true');
  const script = document.createElement('script');
  script.src = 'https://elsewhere.example/releases/x.js';
  const picture = document.createElement('img');
  try {
    picture.setAttribute('onerror', 'window.smuggled = true');
  } catch {
    // Trusted Types refuse the text of a handler.
  }
  picture.src = 'data:,';
  const frame = document.createElement('iframe');
  frame.src = 'https://elsewhere.example/';
  const base = document.createElement('base');
  base.href = 'https://elsewhere.example/';
  document.body.append(inline, script, picture, frame, base);
  await fetch('https://elsewhere.example/').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { ran: !!marked.smuggled, stopped: Array.from(new Set(stopped)).sort() };
}

for (const context of ['messenger', 'browser', 'app', 'desktop'] as PhoneContext[]) {
  test(`the policy of the page stops what is smuggled into it (${context})`, async ({ page }) => {
    await installProbe(page);
    await enterSuite(page, 'mid-course', context);
    const { ran, stopped } = await page.evaluate(smuggle);
    expect(ran).toBe(false);
    const text = 'require-trusted-types-for';
    expect(stopped).toEqual(['base-uri', 'connect-src', 'frame-src', text, 'script-src-elem']);
  });
}
