import { links } from '@suite/kernel/links';
import game from '../content/game';
import { EnrolledPage } from './enrolled-page';

const steps = [
  {
    title: '填写收件信息',
    text: '《人生账本》桌游按这个地址寄出，老师也按这个电话联系您。',
    action: '填写信息',
    to: links.gameMessage(),
  },
  {
    title: '签署课程合同',
    text: '由本人实名签署，约 5 分钟。签署前请读完服务期限和退款约定。',
    action: '去签署',
    to: links.contracts(),
  },
  {
    title: '添加班主任',
    text: '老师会把您拉进棋局群，并告诉您第一场的时间。',
    action: '添加老师',
    to: links.myTeacher({ line: 'reform' }),
  },
  {
    title: '选择开班日期',
    text: '棋局和四周的课，都从开班那天开始。',
    action: '选择开班日期',
    to: links.classInfo(),
  },
];

/** Enrolled in the game course. */
export default function GameSuccessPage() {
  return <EnrolledPage of={game.content} steps={steps} />;
}
