import type { DateTime } from './entities/basic';
import { CallError } from '@suite/kernel';

/** Leave to put one file into the provider's store. It holds for minutes, so it is asked for at the tap. */
export interface StsToken {
  /** Where the file is sent. */
  upload_url: string;
  /** Names the file in the calls that refer to it. */
  key: string;
  security_token: string;
  expire_time: DateTime;
}

/** A slow network needs time for a picture, in milliseconds. */
const LIMIT = 60_000;

/** The bytes of a picture that was drawn on this page. */
function blobOf(dataAddress: string): Blob {
  const [head = '', body = ''] = dataAddress.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /:([^;]+)/.exec(head)?.[1] ?? '' });
}

/** Puts a picture into the provider's store and gives its key; fails as a call does that got no answer. */
export function uploadPicture(
  { upload_url, key, security_token }: StsToken,
  dataAddress: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new CallError('service', request.status, 'the upload was not taken'));
    request.open('PUT', upload_url);
    request.timeout = LIMIT;
    request.setRequestHeader('x-security-token', security_token);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve(key) : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(blobOf(dataAddress));
  });
}
