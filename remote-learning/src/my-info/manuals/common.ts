import type { ArticleSection } from '@suite/ui';

/** The handbook of a course line. */
export interface Manual {
  title: string;
  intro: string;
  sections: readonly ArticleSection[];
}

/** The daily routine, which is the same in every line. */
export const daily: ArticleSection = {
  title: '每天怎么学',
  blocks: [
    '先看个人中心的“今天”，从上到下完成即可。时间不够时，优先看视频和做测试。',
    [
      {
        term: '看视频',
        text: '会从上次停下的地方继续，换一台手机也一样。可以调倍速和清晰度，卡顿时换一条线路。',
      },
      { term: '做测试', text: '答案随时自动保存，中途退出不会丢。提交前会提示还有几题没有答。' },
      { term: '读资料', text: '每周开放一批，开放后可以反复看。' },
      { term: '打卡', text: '每天一次，以北京时间为准。漏掉的日子不能补，但不影响累计天数。' },
    ],
  ],
};

/** What to do when something does not work. */
export const help: ArticleSection = {
  title: '遇到问题怎么办',
  blocks: [
    [
      { term: '学习问题', text: '在“我的老师”里添加班主任，把题目或截图发过去。' },
      { term: '视频打不开', text: '先换线路或清晰度，再切换网络；仍然不行，请把提示文字告诉老师。' },
      { term: '进度不对', text: '网络不好时进度会稍后补传，重新打开页面再看一次。' },
      { term: '合同、发票、退款', text: '都在“我的”页面里办理，可以随时查看处理状态。' },
    ],
  ],
};

/** What our teachers never do; every handbook says it. */
export const safety: ArticleSection = {
  title: '安全提醒',
  blocks: [
    '课程只讲知识和方法，不推荐任何股票、基金或其他产品，案例和数据只用于教学。',
    [
      '老师不会私下收费，不会索要验证码、密码和身份证照片。',
      '拉您进“内部群”、承诺收益、要求转账的，都是骗局，请立即退出并告诉我们。',
      '投资有风险，任何决定都由您自己作出。',
    ],
  ],
};

/** How to take a rest from a class and resume it. */
export const rest: ArticleSection = {
  title: '休学与复学',
  blocks: [
    '临时没有时间，可以在“开班信息”里申请休学，学习进度会保留。',
    [
      '每次休学的起止日期和剩余次数，申请时会写清楚，请确认后再提交。',
      '复学后从上次的位置接着学，班级和老师可能会调整。',
    ],
  ],
};
