import { staffMark } from '@suite/loader/overrides';
import { element } from './element';

/** The switch that makes this device one of the staff's; the page begins anew with the versions that are then its own. */
export function staffSwitch(): HTMLElement {
  const isStaff = staffMark.read() !== undefined;
  const button = element('button', { type: 'button' }, '作为内部设备');
  button.setAttribute('aria-pressed', String(isStaff));
  button.onclick = () => {
    if (isStaff) staffMark.remove();
    if (isStaff || staffMark.save('1') === 'kept') location.reload();
    else button.textContent = '没有保存成功';
  };
  const words = '灰度版本和按比例打开的开关，先给内部设备，再给访客。不增加任何权限。';
  return element('div', {}, element('p', {}, words), button);
}
