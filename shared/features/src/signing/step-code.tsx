import { momentText, timeOfDay } from '@suite/kernel/time';
import { Card, Points } from '@suite/ui';
import { CodePicture } from '@suite/ui/poster';
import type { Ticket } from './machine';
import css from './step-code.module.css';

/** What another device scans, and the number that it is asked for. */
export const StepCode = ({ address, pin, until }: Ticket) => (
  <Card label="换一台手机完成">
    <div className={css.code}>
      <CodePicture text={address} label="换一台手机完成这一步的二维码" />
      <p className={css.pin}>
        <span className={css.label}>数字</span>
        {pin}
      </p>
    </div>
    <Points
      items={[
        '用另一台手机的相机或微信扫码，再输入上面的数字',
        `${timeOfDay(momentText(until))} 前有效，只能用一次`,
        '请由您本人操作，不要把二维码和数字发给别人',
      ]}
    />
  </Card>
);
