import { PictureOffline } from '@suite/ui';
import { Button, Empty, Failed } from '@suite/ui/base';
import { Caption } from '../caption';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function States() {
  return (
    <>
      <Caption text="空状态">
        <Empty text="还没有笔记，看课时随手记下重点吧" action={<Button size="small">去看课</Button>} />
      </Caption>
      <Caption text="失败">
        <Failed onRetry={wait} detail="错误编号 E-10241" />
      </Caption>
      <Caption text="没有网络">
        <Empty picture={<PictureOffline />} text="网络已断开，恢复后会自动提交" />
      </Caption>
    </>
  );
}
