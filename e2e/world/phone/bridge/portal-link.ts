/** What the phone tells the portal around it. */
export type PhoneMessage =
  | { world: 'share'; kind: 'friend' | 'timeline'; title: string; desc: string; link: string; image: string }
  | { world: 'title'; title: string }
  | { world: 'close' };

/** Posts a message to the portal, if the phone is shown in it. */
export function tellPortal(message: PhoneMessage): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** Asks the world's servers, as native code would. */
export async function askWorld<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, {
    // Engines before Chromium 72 send no cookies by themselves.
    credentials: 'same-origin',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
