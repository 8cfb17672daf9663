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
          cause="notYet"
          text="本单元随课程开放"
          date="12 月 1 日 00:00 开放"
          action={<Button type="default">返回课程</Button>}
        />
      </Caption>
      <Caption text="没有购买">
        <Empty cause="notBought" text="购买课程后才能学习" action={<Button>先试听一节</Button>} />
      </Caption>
      <Caption text="已经不在">
        <Empty cause="gone" text="没有找到这份资料，它可能已经下架" action={<Button>返回资料</Button>} />
      </Caption>
      <Caption text="全部完成">
        <Empty cause="allDone" text="没有错题，这份试卷全部答对了" />
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
