import type { ContractBlock, ContractDocument, CourseLine } from '@suite/api';
import { picture } from '../media/media';
import { contractNames } from '../words/notices';

/** What differs between the contracts of the lines. */
interface Terms {
  /** Before coupons, as the goods cost. */
  price: string;
  /** Months in which the course can be watched. */
  months: number;
}

const terms: Record<CourseLine, Terms> = {
  finance: { price: '998.00', months: 12 },
  reform: { price: '998.00', months: 12 },
  advanced: { price: '2000.00', months: 18 },
  investment: { price: '2000.00', months: 18 },
  industry: { price: '2000.00', months: 18 },
  jingpin: { price: '4000.00', months: 24 },
  zc: { price: '998.00', months: 6 },
};

type Clause = [id: string, title: string, text: string, plain?: string];

/** Days within which the whole price is refunded; the second version of the text gives more of them. */
const refundDays = (version: number): number => (version > 1 ? 15 : 7);

const clauses = ({ price, months }: Terms, version: number): Clause[] => [
  [
    'parties',
    '第一条 合同双方',
    '甲方为本平台，提供课程和学习服务；乙方为购买课程并完成实名认证的学员。乙方应当使用本人的真实信息签署，不得由他人代签。',
  ],
  [
    'service',
    '第二条 服务内容',
    '甲方向乙方提供课程视频、学习资料、作业批阅、班主任答疑和结业考试。课程安排以班级通知为准，内容更新不减少乙方已购买的课时。',
  ],
  [
    'price',
    '第三条 课程费用',
    `课程的标价为人民币 ${price} 元，乙方已在下单时按优惠后的金额一次付清。除本合同写明的项目外，甲方不再收取报名费、资料费、考试费或者其他费用。`,
    `课程标价 ${price} 元，您已按下单时的价格付清，以后没有别的费用。`,
  ],
  [
    'term',
    '第四条 学习期限',
    `乙方自开课之日起 ${months} 个月内可以观看全部课程视频、使用学习资料。期限内可以申请休学一次，休学期间不计入学习期限。期限届满后，已获得的证书和学习记录仍然保留。`,
    `从开课那天起，您有 ${months} 个月可以学，休学的时间不算在内。`,
  ],
  [
    'duties',
    '第五条 双方的义务',
    '甲方保证课程由具备相应资质的教师讲授，并在工作日二十四小时内答复乙方的问题。乙方妥善保管账号，不录制、转售或者公开传播课程内容。',
  ],
  [
    'refund',
    '第六条 退费',
    `乙方自付款之日起 ${refundDays(version)} 日内申请退费的，甲方全额退还。超过该期限的，按课程已开始的天数占总天数的比例扣除费用，再扣除支付手续费和已寄出教材的工本费后退还余款。甲方审核通过后五个工作日内，将款项退回原支付账户或者乙方本人名下的银行卡。`,
    `付款后 ${refundDays(version)} 天内全额退；之后按剩下的天数退，另扣支付手续费和已寄教材的工本费。`,
  ],
  [
    'risk',
    '第七条 风险提示',
    '课程内容用于提升财务知识，不构成投资建议，也不承诺任何收益。乙方依据课程内容作出的决定，由乙方自行承担结果。',
  ],
  [
    'privacy',
    '第八条 个人信息',
    '甲方为签署本合同核验乙方的姓名、身份证号、手机号和人脸，核验结果只用于签署和保存合同。未经乙方同意，不向第三方提供，法律另有规定的除外。',
  ],
  [
    'change',
    '第九条 变更与解除',
    '任何一方变更本合同，应当取得对方同意，并由双方重新签署。甲方连续三十日不能提供服务的，乙方可以解除合同，并要求退还未学部分的全部费用。',
  ],
  [
    'dispute',
    '第十条 争议解决',
    '双方因本合同发生争议，先行协商；协商不成的，可以向乙方住所地有管辖权的人民法院起诉。',
  ],
  [
    'signing',
    '第十一条 签署与生效',
    '本合同以电子方式签署，乙方完成实名认证、人脸核验、短信验证并签名后生效，与纸质合同具有同等效力。乙方可以随时在“我的合同”中查看。',
  ],
];

const clauseBlock = ([id, title, text, plain = '']: Clause): ContractBlock => ({
  id,
  title,
  html: `<p>${text}</p>`,
  image: '',
  width: 0,
  height: 0,
  digest: '',
  plain,
});

const pageBlock = (page: number): ContractBlock => ({
  id: `annex-${page}`,
  title: `附件第 ${page} 页`,
  html: '',
  image: picture(`contracts/annex-${page}`),
  width: 750,
  height: 1060,
  digest: `annex-${page}-1`,
  plain: '',
});

const documents = (name: string, its: Terms, version: number): ContractDocument[] => [
  { name, blocks: clauses(its, version).map(clauseBlock) },
  { name: '学员须知（附件）', blocks: [1, 2, 3, 4].map(pageBlock) },
];

/** The documents of a line's contract, in one of their versions. */
export const contractDocuments = (line: CourseLine, version: number): ContractDocument[] =>
  documents(contractNames[line], terms[line], version);

/** The documents of a contract of the management course. */
export const manageDocuments = (name: string, version: number): ContractDocument[] =>
  documents(name, { price: '4998.00', months: 12 }, version);

/** All pictures of pages that contracts have. */
export const contractPages = [1, 2, 3, 4].map((page) => pageBlock(page).image);
