/** Words that learners do not read in the suite, and what it says instead; `shared/docs/voice.md` says why. */
const words = {
  你: '您',
  '改革版|旧改': '新版',
  '该用户|用户端': '您，或学员',
  '操作成功|操作失败': 'what happened: 已保存, 没有保存成功',
  '系统异常|系统错误|参数错误|非法': 'what the learner can do now: 请稍后再试',
  '赋能|闭环|抓手': 'the plain verb',
};

/** Bans on words, for every text of a page: literals, templates and JSX. */
export const voice = Object.entries(words).flatMap(([banned, instead]) =>
  [`Literal[value=/${banned}/]`, `TemplateElement[value.raw=/${banned}/]`, `JSXText[value=/${banned}/]`].map(
    (selector) => ({
      selector,
      message: `Say ${instead}: shared/docs/voice.md is how the suite speaks to learners.`,
    }),
  ),
);
