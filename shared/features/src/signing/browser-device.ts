import type { SigningRecord } from './record';
import type { SigningDevice } from './session';

async function camera(): Promise<'ok' | 'camera' | 'unsupported'> {
  // Old engines have no media devices, newer ones hide them from pages without HTTPS.
  // eslint-disable-next-line compat/compat
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || typeof devices.getUserMedia !== 'function') return 'unsupported';
  try {
    // An engine that cannot be asked about the permission throws: the server's page will ask for the camera.
    // eslint-disable-next-line compat/compat
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName });
    return state === 'denied' ? 'camera' : 'ok';
  } catch {
    return 'ok';
  }
}

/** Only web addresses are opened: an answer must not be able to run a script. */
const isWebAddress = (address: string) => /^(https?:\/\/|\/(?!\/))/i.test(address);

/** Marks the way back from the sign service in the address. */
const BACK = 'back=signed';

const submitting = new Set<string>();

/** The browser's part of a signing. */
export const browserDevice = (record: SigningRecord): SigningDevice => ({
  record,
  submitting,
  camera,
  leave(address) {
    if (!isWebAddress(address)) return false;
    location.assign(address);
    return true;
  },
  address(path) {
    const { href, protocol } = new URL(path, location.href);
    return isWebAddress(path) && /^https?:$/.test(protocol) ? href : '';
  },
  here: (isSigning = false) =>
    isSigning ? `${location.href}${location.hash.indexOf('?') < 0 ? '?' : '&'}${BACK}` : location.href,
  isBack() {
    const [before, after] = location.href.split(new RegExp(`[?&]${BACK}`));
    if (after === undefined) return false;
    window.history.replaceState(window.history.state, '', `${before}${after}`);
    return true;
  },
});
