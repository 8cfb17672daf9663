import { links } from '@suite/kernel/links';
import { IconClock, Tag } from '@suite/ui';
import { Cell, CellGroup, Toast } from '@suite/ui/base';
import { Caption } from '../caption';

export function Cells() {
  return (
    <>
      <Caption text="分组">
        <CellGroup title="我的学习">
          <Cell title="学习记录" icon={<IconClock />} to={links.myInfo()} value="今日 32 分钟" />
          <Cell title="我的证书" label="结业后 3 个工作日内可申请" to={links.certificateHome()} />
          <Cell title="联系班主任" onClick={() => Toast.info('已为您接通班主任')} />
        </CellGroup>
      </Caption>
      <Caption text="只读信息与长内容">
        <CellGroup>
          <Cell title="订单编号" value="202411210000138" />
          <Cell title="收货地址" value="广东省深圳市南山区科技园南区高新南一道 8 号创维大厦 A 座 1206 室" />
          <Cell title="审核进度" value={<Tag tone="warning">审核中</Tag>} />
        </CellGroup>
      </Caption>
    </>
  );
}
