import { Button, Empty, Failed } from '@suite/ui/base';
import { Caption } from '../caption';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function States() {
  return (
    <>
      <Caption text="还没有内容">
        <Empty text="还没有笔记，看课时随手记下重点吧" action={<Button>去看课</Button>} />
      </Caption>
      <Caption text="还没开放">
        <Empty
          scene="medal"
          text="本单元在 12月1日 00:00 开放"
          action={<Button type="default">返回课程</Button>}
        />
      </Caption>
      <Caption text="没有奖励">
        <Empty scene="coupon" text="坚持学习和打卡，奖励会出现在这里" action={<Button>去打卡</Button>} />
      </Caption>
      <Caption text="没有合同">
        <Empty
          scene="contract"
          text="还没有合同，购买课程后会在这里签署"
          action={<Button>看看我的课程</Button>}
        />
      </Caption>
      <Caption text="没有老师">
        <Empty scene="chat" text="还没有为您安排老师" action={<Button>返回个人中心</Button>} />
      </Caption>
      <Caption text="没有订单">
        <Empty scene="money" text="没有可以退款的课程" action={<Button>返回个人中心</Button>} />
      </Caption>
      <Caption text="失败">
        <Failed onRetry={wait} error="timeout" />
      </Caption>
      <Caption text="失败，另有去处">
        <Failed onRetry={wait} error="timeout" secondary={<Button type="link">返回个人中心</Button>} />
      </Caption>
    </>
  );
}
