import { Button, Toast } from '@suite/ui/base';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));

export function Buttons() {
  return (
    <>
      <Caption text="类型" padded>
        <div className={css.row}>
          <Button>继续学习</Button>
          <Button type="default">暂不</Button>
          <Button type="danger">申请退款</Button>
          <Button type="link">查看协议</Button>
        </div>
      </Caption>
      <Caption text="小号" padded>
        <div className={css.row}>
          <Button size="small">去学习</Button>
          <Button size="small" type="default">
            复制单号
          </Button>
          <Button size="small" type="danger">
            删除
          </Button>
          <Button size="small" type="link">
            更多
          </Button>
        </div>
      </Caption>
      <Caption text="通栏；点击后等待结果，期间不接受第二次点击" padded>
        <Button block onClick={() => wait().then(() => Toast.success('提交成功'))}>
          提交作业
        </Button>
      </Caption>
      <Caption text="加载中、不可用" padded>
        <div className={css.row}>
          <Button loading>提交中</Button>
          <Button disabled>已结束</Button>
          <Button type="default" disabled>
            已结束
          </Button>
        </div>
      </Caption>
    </>
  );
}
