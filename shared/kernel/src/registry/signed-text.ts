/** One signature: ECDSA on P-256 with SHA-256, its r and s one after the other, in base64. */
export interface Signature {
  /** Id of the key. */
  key: string;
  value: string;
}

/** A registry's text taken apart. */
export interface SignedText {
  /** The signed bytes, as UTF-8; the rest of the text must not be trusted. */
  text: string;
  signatures: Signature[];
}

const MARK = ',"signatures":';

/** Adds signatures as the last member of a JSON object's text. */
export function withSignatures(text: string, signatures: readonly Signature[]): string {
  return signatures.length > 0 ? `${text.slice(0, -1)}${MARK}${JSON.stringify(signatures)}}` : text;
}

/** Separates the signed text from its signatures. A text without signatures comes back as it is. */
export function splitSigned(text: string): SignedText {
  const whole = text.trim();
  const at = whole.lastIndexOf(MARK);
  if (at < 0) return { text: whole, signatures: [] };
  try {
    const signatures = JSON.parse(whole.slice(at + MARK.length, -1));
    if (Array.isArray(signatures)) return { text: `${whole.slice(0, at)}}`, signatures };
  } catch {
    // The mark belongs to something else, or the text is damaged, which its reader will find out.
  }
  return { text: whole, signatures: [] };
}
