import { lineName } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
import operation from '../content/operation';
import { EnrolledPage } from './enrolled-page';

const steps = [
  {
    title: '签署课程合同',
    text: '由本人实名签署，约 5 分钟。签署前请读完服务期限和退款约定。',
    action: '去签署',
    to: links.contracts(),
  },
  {
    title: `添加${lineName.advanced}导师`,
    text: '备注姓名和手机号后四位，老师会核对订单、拉您进班级群。',
    action: '添加老师',
    to: links.myTeacher({ line: 'advanced' }),
  },
  {
    title: '选择开班日期',
    text: '在排课日历里选一天，满员请换一天。',
    action: '选择开班日期',
    to: links.classInfo(),
  },
  {
    title: '填写收货地址',
    text: `《${lineName.advanced}公式手册》和结业证书按这个地址寄出。`,
    action: '填写地址',
    to: links.financeReceive({}),
  },
];

/** Enrolled in the advanced course. */
export default function AdvancedSuccessPage() {
  return <EnrolledPage of={operation.content} steps={steps} />;
}
