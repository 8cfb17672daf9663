/** Words that no text of a learner may contain: promises, solicitation, insults. */
export const blackWords = (
  '稳赚不赔 保本保息 保证收益 包赚 躺赚 一夜暴富 内幕消息 内部票 必涨 涨停密码 代客理财 代客炒股 荐股群 带单老师 ' +
  '加群领取 加我微信 私下转账 转到我卡上 先交保证金 刷单 返利群 套现 代还信用卡 征信修复 征信洗白 代理退保 高息揽储 ' +
  '配资 杠杆炒币 博彩 赌博 彩票预测 传销 拉人头 翻倍返还 免费领钱 垃圾课程 傻瓜 白痴 滚蛋 去死 蠢货 神经病 废物'
).split(' ');
