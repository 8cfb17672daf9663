import { Button, Result } from '@suite/ui/base';
import { CopyButton } from './copy-button';
import css from './checkout.module.css';

export interface ReturnChoiceProps {
  onPaid: () => void;
  onPayAgain: () => void;
  /** Address of the cashier, where the page did not get there; '' when it is unknown. */
  payUrl: string;
  /** Another tab may pay: this one offers no payment. */
  isOff?: boolean;
  /** What went wrong, in words. */
  problem?: string;
}

/** After the cashier the page cannot know whether the learner has paid; both answers ask the server first. */
export function ReturnChoice({ onPaid, onPayAgain, payUrl, isOff, problem = '' }: ReturnChoiceProps) {
  return (
    <div className={css.screen}>
      <Result
        state="waiting"
        title="您完成支付了吗？"
        reason={problem || '我们会先向支付平台确认，不会重复扣款'}
        action={
          <Button block onClick={onPaid}>
            已完成支付
          </Button>
        }
        secondary={
          <div className={css.choices}>
            <Button type="default" block disabled={isOff} onClick={onPayAgain}>
              继续支付
            </Button>
            {payUrl ? (
              <p className={css.stuck}>
                没有跳转到收银台？请复制链接，在浏览器打开
                <CopyButton text={payUrl}>复制链接</CopyButton>
              </p>
            ) : null}
          </div>
        }
      />
    </div>
  );
}
