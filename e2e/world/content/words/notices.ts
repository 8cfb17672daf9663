/** Notices about resting from a course and going on with it; `{}` stands for what follows from the class. */
export const restWords = {
  title: '休学申请',
  allowed:
    '休学期间课程暂停，学习进度和打卡记录都会保留，到期后可以随时复学。每期课程最多休学 {} 次，请确认后再提交。',
  used: '您的休学次数已经用完。学习上遇到困难，可以联系班主任安排补课。',
  notStudying: '班级还没有开课，或已经结课，暂时不能申请休学。',
} as const;

export const resumeWords = {
  title: '欢迎回来',
  content: '复学后将加入新的班级，从上次学到的地方继续。开课前一天，班主任会与您联系。',
} as const;

/** What a teacher says about a homework. */
export const homeworkComments = [
  '完成得很认真，数字也算对了。下次试着把“必要”和“弹性”再分细一点。',
  '思路清楚。净资产的计算里漏了一笔信用卡欠款，补上之后再看看结果。',
  '计划写得具体，期限和金额都有。建议再加一条：什么情况下停止。',
  '很好的复盘，把做错的地方写出来需要勇气，继续保持。',
  '已批阅。错题请对照解析再做一遍，有疑问周六直播时提出来。',
];

/** What learners promise to their class. */
export const slogans = [
  '每天一课，说到做到！',
  '理清家里的账，先从我开始。',
  '三个月，攒下第一笔备用金。',
  '和同学一起，把习惯坚持下来。',
];

/** Names of classes by their number; `{}` stands for it. */
export const classNames = {
  finance: '财商训练营 第{}期1班',
  reform: '家庭理财通识课 第{}期',
  advanced: '进阶课 第{}期',
  investment: '投资课 第{}期',
  industry: '行业课 第{}期',
  jingpin: '精品课 第{}期',
  zc: '专题课 第{}期',
} as const;

/** The contracts of the lines. */
export const contractNames = {
  finance: '财商训练营课程服务合同',
  reform: '家庭理财通识课课程服务合同',
  advanced: '进阶课课程服务合同',
  investment: '投资课课程服务合同',
  industry: '行业课课程服务合同',
  jingpin: '精品课课程服务合同',
  zc: '专题课课程服务协议',
} as const;
