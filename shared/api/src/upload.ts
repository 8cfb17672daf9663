import type { DateTime } from './entities/basic';
import { CallError, platform } from '@suite/kernel';

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

/** What is said of a failed upload: a network that keeps the store out does so at every attempt. */
const NOT_UPLOADED = '签名图片没有上传成功，请换一个网络再提交；如果还是不行，请联系老师';

/** Puts a picture into the provider's store and gives its key; a failure is reported, and nothing has been submitted. */
export function uploadPicture(
  { upload_url, key, security_token }: StsToken,
  dataAddress: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string) => {
      // The path names the learner, and the query may hold leave to write.
      const url = new URL(upload_url, location.href).origin;
      const { status } = request;
      platform().report(new CallError('service', 0, `PUT ${url}: ${reason}`), { method: 'PUT', status, url });
      reject(new CallError('silent', 0, NOT_UPLOADED));
    };
    request.open('PUT', upload_url);
    request.timeout = LIMIT;
    request.setRequestHeader('x-security-token', security_token);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve(key) : fail(`status ${request.status}`);
    // Without a status: no network, or the store does not allow this origin.
    request.onerror = () => fail('network failure');
    request.ontimeout = () => fail('timeout');
    request.send(blobOf(dataAddress));
  });
}
