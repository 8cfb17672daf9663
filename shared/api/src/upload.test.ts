import { isCallError, providePlatform, type Platform } from '@suite/kernel';
import { uploadPicture } from './upload';

const token = {
  upload_url: 'https://store.example/7-1.png?leave=secret',
  key: '7-1.png',
  security_token: 'secret',
  expire_time: '',
};

let sent: { status: number; onload(): void; onerror(): void; ontimeout(): void };
const report = jest.fn();

beforeEach(() => {
  report.mockReset();
  providePlatform({ report } as unknown as Platform);
  window.XMLHttpRequest = class {
    status = 0;
    open() {}
    setRequestHeader() {}
    send() {
      sent = this as unknown as typeof sent;
    }
  } as unknown as typeof XMLHttpRequest;
});

test('a picture that was taken has its key', async () => {
  const upload = uploadPicture(token, 'data:image/png;base64,AAAA');
  sent.status = 204;
  sent.onload();
  expect(await upload).toBe('7-1.png');
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['status 403', 403, () => sent.onload()],
  ['network failure', 0, () => sent.onerror()],
  ['timeout', 0, () => sent.ontimeout()],
])(
  '%s is reported without path and leave, and the learner is told what to do',
  async (reason, status, end) => {
    const upload = uploadPicture(token, 'data:image/png;base64,AAAA');
    sent.status = status;
    end();
    const error: unknown = await upload.catch((thrown: unknown) => thrown);
    expect(isCallError(error, 'silent') && error.message).toMatch(/请换一个网络再提交.*请联系老师/);
    expect(report.mock.calls).toEqual([
      [
        expect.objectContaining({ message: `PUT https://store.example: ${reason}` }),
        { method: 'PUT', status, url: 'https://store.example' },
      ],
    ]);
  },
);
