/** What a learner does from the day of enrolment to graduation. */
export const steps = [
  {
    icon: 'teacher',
    title: '添加班主任老师',
    when: '报名当天',
    points: [
      '扫描报名成功页的二维码，添加老师微信。',
      '备注姓名和手机号后四位，老师会为您核对订单并开通课程。',
    ],
  },
  {
    icon: 'form',
    title: '完善学员信息',
    when: '约 3 分钟',
    points: ['如实填写学历、电脑水平和学习时间。', '老师会据此分班，提供合适的辅导。'],
  },
  {
    icon: 'contract',
    title: '签署课程合同',
    when: '约 5 分钟',
    points: ['备好身份证，由本人完成实名和人脸核验。', '签署前请读完合同全文，尤其是服务期限和退款约定。'],
  },
  {
    icon: 'calendar',
    title: '排课开班',
    when: '报名后 7 天内',
    points: ['在排课日历里选开班日期，满员请换一天。', '排好后有变化，可以在页面标明的截止时间前取消重选。'],
  },
  {
    icon: 'play',
    title: '开始学习',
    when: '开班当天起',
    points: [
      '按章节看视频、读资料、做作业，通过章节测试解锁下一章。',
      '有疑问随时提问，错过直播可以看回放。',
    ],
  },
  {
    icon: 'medal',
    title: '毕业领证',
    when: '学完全部章节',
    points: ['完成全部章节和测试，达到结业要求。', `确认证书信息，领取${lineName.advanced}证书。`],
  },
] as const;

/** A pace that most learners can keep. */
export const pace = [
  { name: '每天', text: '30 分钟听课，当天的内容当天学完' },
  { name: '每周', text: '完成 1 次作业，整理没有听懂的问题' },
  { name: '每章', text: '先复习再做测试，错题回到视频里找答案' },
] as const;

export const questions = [
  {
    title: '添加老师后多久有回复？',
    text: '老师一般在 1 个工作日内通过好友申请并联系您。申请时请备注姓名和手机号后四位，方便老师尽快找到您的订单。',
  },
  {
    title: '怎样确认对方是我的老师？',
    text: '请只扫描学习平台页面上的二维码。老师不会让您向个人账户转账，也不会推荐股票、承诺收益。遇到这类情况请不要理会，并告诉我们。',
  },
  {
    title: '暂时没空，可以晚一点开班吗？',
    text: '可以。排课时选择较晚的日期即可。请留意合同里的服务期限，在期限内完成学习。',
  },
  {
    title: '学到一半有事，能暂停吗？',
    text: '可以申请休学，休学期间课程暂停；之后申请复学，学习记录会保留。能否办理和可用次数，以课程合同为准。',
  },
  {
    title: '没有理财基础，跟得上吗？',
    text: '课程从基本概念讲起，每章都有练习和答疑。学习速度由您自己掌握，视频可以反复看。',
  },
] as const;
import { lineName } from '@suite/features/course-line';
