import { changeInWords } from './change-in-words';
import type { Change } from './state';

/** A change a line, as the history has it, in English and in Chinese. */
const changes = `
  {"kind":"create"} | create the store | 新建仓库
  {"kind":"publish","releases":[APP,{"app":"host","version":"2.0.0","percent":5}]} | publish remote-a 1.1.0, host 2.0.0 to 5 % | 发布 remote-a 1.1.0、host 2.0.0（灰度 5%）
  {"kind":"publish","releases":[APP],"settings":true} | publish remote-a 1.1.0, settings | 发布 remote-a 1.1.0、环境设置
  {"kind":"publish","releases":[],"settings":true} | publish settings | 更新环境设置
  {"kind":"upload","releases":[APP]} | upload remote-a 1.1.0 | 上传 remote-a 1.1.0
  {"kind":"rollback","app":"remote-a","from":"1.1.0","to":"1.0.0"} | rollback remote-a 1.1.0 to 1.0.0 | 回滚 remote-a：1.1.0 → 1.0.0
  {"kind":"canary",OF,"percent":12.5} | canary remote-a 1.1.0 to 12.5 % | 灰度 remote-a 1.1.0：12.5%
  {"kind":"canary",OF,"percent":0} | canary remote-a 1.1.0 to the staff | 灰度 remote-a 1.1.0：内部设备
  {"kind":"canary",OF,"percent":0,"line":"management"} | canary remote-a 1.1.0 to the management line | 灰度 remote-a 1.1.0：管理线
  {"kind":"canary",OF,"percent":5,"line":"learner"} | canary remote-a 1.1.0 to 5 % and the learner line | 灰度 remote-a 1.1.0：5% 和学员线
  {"kind":"promote",OF} | canary remote-a 1.1.0 promoted | 全量发布 remote-a 1.1.0
  {"kind":"stop",OF} | canary remote-a 1.1.0 stopped | 停止灰度 remote-a 1.1.0
  {"kind":"ramp",OF,"steps":[5,25,100]} | canary remote-a 1.1.0 to 5 %, 25 %, 100 % by itself | 灰度 remote-a 1.1.0 自动放大：5% → 25% → 100%
  {"kind":"ramp",OF,"steps":[0,"management",5,100]} | canary remote-a 1.1.0 to the staff, the management line, 5 %, 100 % by itself | 灰度 remote-a 1.1.0 自动放大：内部设备 → 管理线 → 5% → 100%
  {"kind":"pause",OF} | canary remote-a 1.1.0 paused | 暂停自动放大 remote-a 1.1.0
  {"kind":"resume",OF} | canary remote-a 1.1.0 resumed | 继续自动放大 remote-a 1.1.0
  {"kind":"restore","revision":7} | restore revision 7 | 整套恢复到第 7 版
  {"kind":"freeze","from":"2026-11-30T16:00:00.000Z","to":"2026-12-03T01:00:00.000Z"} | freeze 2026-12-01 00:00 → 2026-12-03 09:00 | 冻结发布 2026-12-01 00:00 → 2026-12-03 09:00
  {"kind":"lift","from":"2026-11-30T16:00:00.000Z","to":"2026-12-03T01:00:00.000Z"} | lift the freeze 2026-12-01 00:00 → 2026-12-03 09:00 | 解除冻结 2026-12-01 00:00 → 2026-12-03 09:00
  {"kind":"overrides","versions":["*-pr*"],"origins":["https://preview.example"]} | allow overrides *-pr*, https://preview.example | 允许调试版本 *-pr*、https://preview.example
  {"kind":"overrides","versions":[],"origins":[]} | allow no overrides | 关闭调试版本
  {"kind":"flag","flag":"a","percent":100} | flag a: on | 开关 a：打开
  {"kind":"flag","flag":"a","percent":0} | flag a: off | 开关 a：关闭
  {"kind":"flag","flag":"a","percent":12.5} | flag a: on for 12.5 % of the visitors | 开关 a：对 12.5% 的访客打开
  {"kind":"flag","flag":"a","percent":0,"line":"management"} | flag a: on for the management line | 开关 a：对管理线打开
  {"kind":"flag","flag":"a","percent":5,"line":"learner"} | flag a: on for 5 % of the visitors, the learner line | 开关 a：对 5% 的访客、学员线打开
  {"kind":"flag","flag":"a","percent":0,"staff":true} | flag a: on for the staff's devices | 开关 a：对内部设备打开
  {"kind":"flag","flag":"a"} | flag a: as the code says | 开关 a：按代码默认
  {"kind":"clear","releases":["remote-a/0.9.0"]} | clear remote-a/0.9.0 | 清理 remote-a/0.9.0
  {"kind":"trust","role":"root","key":"abc"} | trust key abc for root | root 信任密钥 abc
  {"kind":"retire","role":"remote-a","key":"abc"} | retire key abc of remote-a | remote-a 停用密钥 abc
  {"kind":"recover","key":"abc"} | recover the store with key abc | 恢复仓库，换用密钥 abc`
  .replaceAll('APP', '{OF}')
  .replaceAll('OF', '"app":"remote-a","version":"1.1.0"');

test.each(changes.trim().split('\n'))('%s', (line) => {
  const [change = '', ...words] = line.trim().split(' | ');
  const known = JSON.parse(change) as Change;
  expect([changeInWords(known, 'en'), changeInWords(known, 'zh')]).toEqual(words);
});
