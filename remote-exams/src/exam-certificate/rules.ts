/** The rules at a glance. */
export const highlights = [
  { icon: 'score', name: '合格就发', text: '达到合格分' },
  { icon: 'instant', name: '当场出分', text: '交卷后即可查看' },
  { icon: 'lasting', name: '长期有效', text: '随时保存分享' },
] as const;

export const conditions = [
  '已购买相应课程，并取得考试资格。',
  '由本人在规定时间内独立完成并交卷。',
  '成绩达到试卷标明的合格分。',
] as const;

export const scoreRules = [
  { name: '总分与合格分', text: '每份试卷不同，以开考前试卷页的说明为准。' },
  { name: '考试时间', text: '有时限的试卷从开始答题起计时，中途退出也不会暂停，请留足时间，按时交卷。' },
  { name: '保存答案', text: '作答过程会自动保存，中断后可以从没有答完的题继续。' },
  { name: '交卷次数', text: '每份试卷只能交卷 1 次，交卷后不能修改，请检查后再交。' },
  { name: '没有通过', text: '看完解析、复习之后，可以联系班主任老师申请\u00a01\u00a0次补考。' },
] as const;

export const issuing = [
  { name: '交卷', text: '自动判分' },
  { name: '合格', text: '达到合格分' },
  { name: '发证', text: '电子证书生成' },
] as const;

/** The lines of the certificate and where their content comes from. */
export const printed = [
  { name: '姓名', text: '与您的实名信息一致' },
  { name: '证书名称', text: '您通过的考试' },
  { name: '证书编号', text: '每张证书一个编号，不会重复' },
  { name: '发证日期', text: '成绩合格的当天' },
] as const;

export const validity = [
  '证书长期有效，不需要年审，也不收取费用。',
  '证书证明您完成了课程学习并通过考试，不是国家职业资格证书，也不能代替证券、基金等行业的从业资格。',
  '证书只供本人使用，不得转让、出借或者修改图片内容。',
] as const;

export const corrections = [
  { name: '信息有误', text: '联系班主任老师并说明要更正的内容。核实身份后 3 个工作日内更新，证书编号不变。' },
  { name: '对成绩有疑问', text: '交卷后 7 日内可以申请复核，结果由老师通知您。' },
  { name: '撤销证书', text: '查实代考、作弊或者冒用他人身份的，成绩作废，已发的证书同时失效。' },
] as const;

export const questions = [
  {
    title: '交卷后为什么没有看到证书？',
    text: '请先确认成绩达到了合格分，再重新打开考试证书页。仍然没有的，请把考试名称和交卷时间告诉班主任老师。',
  },
  {
    title: '考试途中断网或者退出了，怎么办？',
    text: '已经作答的题目会保留。恢复网络后重新打开试卷即可继续；有时限的试卷，计时不会因此暂停。',
  },
  {
    title: '可以换手机继续考试吗？',
    text: '可以。用同一个账号登录，会接着最近一次保存的答案。请不要在两台设备上同时作答。',
  },
  {
    title: '怎样保存证书？',
    text: '打开考试证书页，按页面提示保存到手机相册，就可以随时查看或者分享给朋友。',
  },
  {
    title: '考试证书和结业证书是一回事吗？',
    text: '不是。考试证书在通过一门考试后发放；结业证书在完成整门课程、达到结业要求后发放。',
  },
  {
    title: '改名以后可以换证书吗？',
    text: '可以。请先更新实名信息，再联系班主任老师，我们会按新的姓名重新生成。',
  },
] as const;
