import { IconResultSuccess, ResultScreen, Reward } from '@suite/ui';
import { Button, Result } from '@suite/ui/base';
import { useState } from 'react';
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
      <Caption text="刚刚达成：在原处，600 毫秒">
        <Rewards />
      </Caption>
      <Caption text="整页的结果">
        <ResultScreen
          state="success"
          title="密码已重置"
          reason="请用新密码重新登录"
          action={<Button block>去登录</Button>}
        />
      </Caption>
    </>
  );
}

function Rewards() {
  const [times, setTimes] = useState(0);
  return (
    <div className={css.white} style={{ padding: '1.2rem 0.4rem', textAlign: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Reward key={`${times} ${size}`} isWon={times > 0} says="打卡成功" size={size}>
          <span style={{ color: '#067a3e', fontSize: '1.8rem', lineHeight: 1, margin: '0 0.6rem' }}>
            <IconResultSuccess />
          </span>
        </Reward>
      ))}
      <div style={{ marginTop: '0.6rem' }}>
        <Button type="default" onClick={() => setTimes(times + 1)}>
          再来一次
        </Button>
      </div>
    </div>
  );
}
