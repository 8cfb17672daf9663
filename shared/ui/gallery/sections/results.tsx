import { Button, Result } from '@suite/ui/base';
import { Caption } from '../caption';
import css from '../gallery.module.css';

export function Results() {
  return (
    <>
      <Caption text="成功">
        <div className={css.white}>
          <Result
            state="success"
            title="支付成功"
            reason="课程已开通，班主任会在 24 小时内与您联系"
            action={<Button block>开始学习</Button>}
            secondary={<Button type="link">查看订单</Button>}
          />
        </div>
      </Caption>
      <Caption text="等待">
        <div className={css.white}>
          <Result state="waiting" title="正在确认支付结果" reason="请勿重复支付，稍后可在订单中查看" />
        </div>
      </Caption>
      <Caption text="失败">
        <div className={css.white}>
          <Result
            state="failed"
            title="身份核验未通过"
            reason="姓名与身份证号不一致，请核对后重试"
            action={<Button block>重新填写</Button>}
          />
        </div>
      </Caption>
    </>
  );
}
