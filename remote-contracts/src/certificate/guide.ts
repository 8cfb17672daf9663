/** What the printed certificate is. */
export const facts = [
  '印有您的照片、实名认证的姓名和课程名称',
  '有唯一的证书编号和校验码，可以查验真伪',
  '免费制作，顺丰包邮',
] as const;

/** The way to a certificate. */
export const stages = [
  { title: '填写资料', text: '上传证件照，填写身份证号和收件地址' },
  { title: '资料审核', text: '1 个工作日内完成，有问题会告诉您原因' },
  { title: '制作证书', text: '审核通过后颁发，30 天内发现错误可以更正' },
  { title: '寄出', text: '颁发后约 3 天寄出，可以查看物流' },
] as const;

export const questions = [
  {
    title: '名字可以改吗？',
    text: '证书上印实名认证的姓名。如果认证的姓名有误，请联系班主任老师更正认证信息。',
  },
  {
    title: '证书上的信息印错了怎么办？',
    text: '从颁发那天起 30 天内，在“我的证书”里申请更正，会重新制作并免费寄出。',
  },
  {
    title: '纸质证书和电子证书一样吗？',
    text: '课程毕业后电子证书自动生成。纸质证书需要申请，印有照片，编号以纸质证书为准。',
  },
  {
    title: '照片和身份证号会怎样使用？',
    text: '只用于核对身份和制作证书，身份证号不会保存在这台设备上。',
  },
] as const;
