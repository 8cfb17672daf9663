/** What a signing says above its buttons. */
export const problems = {
  lost: '网络不稳定，没有收到结果，请再试一次',
  slow: '签署结果还在确认中，请勿重复签署，稍后再来查看',
  given: '身份信息已经提交过，请继续核验',
  over: '二维码已过期，请重新生成，或在这台设备上完成',
  none: '刚才的签名没有提交成功，请重新提交',
};
