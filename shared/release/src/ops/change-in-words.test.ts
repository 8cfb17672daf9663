import { changeInWords } from './change-in-words';

test.each([
  ['publish remote-exams 1.4.0', '发布 remote-exams 1.4.0'],
  ['publish host 1.0.0, remote-exams 1.4.0', '发布 host 1.0.0、remote-exams 1.4.0'],
  ['publish remote-exams 1.5.0 to 5 %', '发布 remote-exams 1.5.0（灰度 5%）'],
  ['publish settings', '更新环境设置'],
  ['rollback remote-exams 1.4.0 to 1.3.0', '回滚 remote-exams：1.4.0 → 1.3.0'],
  ['canary remote-exams 1.5.0 to 12.5 %', '灰度 remote-exams 1.5.0：调整为 12.5%'],
  ['canary remote-exams 1.5.0 to 1, 5, 100 % by itself', '灰度 remote-exams 1.5.0：自动放大 1% → 5% → 100%'],
  ['canary remote-exams 1.5.0 paused', '暂停自动放大 remote-exams 1.5.0'],
  ['canary remote-exams 1.5.0 resumed', '继续自动放大 remote-exams 1.5.0'],
  ['canary remote-exams 1.5.0 promoted', '全量发布 remote-exams 1.5.0'],
  ['canary remote-exams 1.5.0 stopped', '停止灰度 remote-exams 1.5.0'],
  ['gc remote-exams/1.0.0 host/1.0.0', '清理 remote-exams/1.0.0 host/1.0.0'],
  ['gc remote-exams/1.0.0 12 files', '清理 remote-exams/1.0.0 12 个共用文件'],
  ['gc ended', '清理完成'],
  ['restore revision 3', '整套恢复到第 3 版'],
  ['trust key 0123', '信任签名密钥 0123'],
  ['retire key 0123', '停用签名密钥 0123'],
  ['allow no overrides', '关闭调试版本'],
  ['allow overrides *-pr*', '允许调试版本 *-pr*'],
  ['something of tomorrow', 'something of tomorrow'],
])('%s is %s', (what, words) => {
  expect(changeInWords(what)).toBe(words);
});
