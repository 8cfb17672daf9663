/** Reasons of `npm run new` to make nothing. */
export const refusals = {
  USAGE: {
    en: `npm run new -- remote NAME --title 标题          an app of its own, with its first page
npm run new -- page NAME --in remote-x --title 标题 [--path /name/:id]
npm run new -- call NAME                        a declaration in @suite/api and its handler in the world
npm run new -- repository NAME --title 标题 [--to FOLDER] [--registry]
                                                an app in a repository of its own, beside this one or in FOLDER, with the
                                                packages that it is made of; --registry: it takes them from a registry
npm run new -- packages FOLDER                  the packages of the present sources, for such a repository
NAME is in lower case, with hyphens; the title is what learners read above the page.
--tile, of a page, a remote or a repository: home gets an entrance to the page, which comes with the app's release.`,
    zh: `npm run new -- remote 名字 --title 标题          一个新应用，带第一个页面
npm run new -- page 名字 --in remote-x --title 标题 [--path /name/:id]
npm run new -- call 名字                        @suite/api 里的声明和外部世界里的处理器
npm run new -- repository 名字 --title 标题 [--to 文件夹] [--registry]
                                                有自己仓库的应用，放在本仓库旁边或指定的文件夹，带上它所用的包；
                                                --registry：从 registry 取这些包
npm run new -- packages 文件夹                  为这样的仓库打包现在的源码
名字用小写字母、数字和连字符；标题是学员在页面上方看到的字。
--tile（页面、应用和仓库都可以加）：首页多一个通往该页面的入口，随应用的发布出现。`,
  },
  BAD_NAME: {
    en: '"{name}" is no name: use lower case letters and digits, with hyphens between words, such as study-plan.',
    zh: '“{name}”不能作名字：用小写字母和数字，词之间用连字符，如 study-plan。',
  },
  BAD_PATH: {
    en: 'The path "{path}" must begin with / and have words or :parameters between slashes, such as /study-plan/:id.',
    zh: '路径“{path}”要以 / 开头，斜杠之间是词或 :参数，如 /study-plan/:id。',
  },
  BAD_TILE: {
    en: 'A tile has a title of at most six characters and a path without parameters, unlike "{title}" at {path}. Leave --tile out, and give the route a tile with a name of its own.',
    zh: '入口的标题最多六个字，路径不带参数；“{title}”（{path}）不符合。请去掉 --tile，在路由的 tile 里另写 name。',
  },
  NO_APP: {
    en: 'There is no app "{app}". The apps are: {apps}.',
    zh: '没有名为“{app}”的应用，可选：{apps}。',
  },
  TAKEN: {
    en: '{what} is there already. Choose another name; nothing was written.',
    zh: '{what} 已经存在，请换一个名字；没有写入任何文件。',
  },
} as const;

export type Refusal = keyof typeof refusals;

/** What the command says when it is done. */
export const words = {
  made: { en: 'Written:', zh: '已写入：' },
  next: { en: 'Look at it:', zh: '看它：' },
  install: { en: 'Install and test it:', zh: '安装并测试：' },
  update: { en: 'Take them there:', zh: '在那里安装：' },
  test: { en: 'Test it:', zh: '测它：' },
  tell: { en: 'Tell of its names in shared packages:', zh: '公共包多了名字，记下来：' },
} as const;
