import type { ContractReading, ContractText, SigningEvidence } from '@suite/api';
import { platform } from '@suite/kernel';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { browserLink, copyText, Popup, Problem } from '@suite/ui';
import { Cell, CellGroup, Toast } from '@suite/ui/base';
import { useEffect, useState, type ReactNode } from 'react';
import { consentTitles } from '../consent/consents';
import { blocksOf } from './changes';
import css from './contract-copy.module.css';
import type { WholeText } from './use-whole-text';

interface ContractCopyProps {
  text: ContractText;
  /** The text above, which is printed with the evidence. */
  whole: WholeText;
  /** What else can be done with a signed contract. */
  children?: ReactNode;
}

/** A signed contract to keep: what the server has recorded of the signature, and how to print or save it. */
export function ContractCopy({ text, whole, children }: ContractCopyProps) {
  const { evidence } = text;
  return (
    <>
      {evidence ? <Evidence text={text} evidence={evidence} /> : null}
      {evidence?.reading ? <Reading {...evidence.reading} /> : null}
      <div className={css.ways}>
        <CellGroup title="留存合同">
          {platform().context === 'browser' ? <PrintCell text={text} whole={whole} /> : <LinkCell />}
          {evidence && evidence.pages.length > 0 ? <PagesCell pages={evidence.pages} /> : null}
        </CellGroup>
        {children}
      </div>
    </>
  );
}

const UNKNOWN = '没有记录';

interface EvidenceProps {
  text: ContractText;
  evidence: SigningEvidence;
}

/** Who signed which text and when, as the server has recorded it. */
function Evidence({ text, evidence }: EvidenceProps) {
  const { signer, id_number, mobile, digest, face_time, sms_time, consents } = evidence;
  const passed = (time: string) => (time ? `${yearAndMomentInWords(time)} 通过` : UNKNOWN);
  return (
    <CellGroup title="签署存证">
      <Cell title="签署人" value={signer || UNKNOWN} />
      <Cell title="身份证号" value={id_number || UNKNOWN} />
      <Cell title="签署时间" value={yearAndMomentInWords(text.sign_time)} />
      <Cell title="人脸核验" value={passed(face_time)} />
      <Cell title="短信验证" value={passed(sms_time)} label={mobile} />
      {consents.map(({ item, version, consent_time }) => (
        <Cell
          key={item}
          title={`已同意《${consentTitles[item] ?? item}》`}
          label={`版本 ${version}，${yearAndMomentInWords(consent_time)}`}
        />
      ))}
      <Cell title="合同版本" value={text.version} />
      <Cell title="合同内容摘要（SHA-256）" label={<span className={css.digest}>{digest}</span>} />
    </CellGroup>
  );
}

const viewed = (seconds: number) => (seconds > 0 ? `看了 ${seconds} 秒` : '没有停留');

/** How each clause and page was read before the signature, and what was asked about them. */
function Reading({ blocks, answers, digest }: ContractReading) {
  const titleOf = (id: string) => blocks.filter((block) => block.id === id)[0]?.title ?? '';
  return (
    <CellGroup title="阅读记录">
      {blocks.map(({ id, title, seconds, is_changed }) => (
        <Cell
          key={id}
          title={title}
          value={viewed(seconds)}
          label={is_changed ? '有修改，签署人已确认看到' : undefined}
        />
      ))}
      {answers.map(({ id, answer, misses }) => (
        <Cell
          key={`answer ${id}`}
          title={`签署前答对：${titleOf(id)}`}
          label={misses > 0 ? `${answer}（第 ${misses + 1} 次答对）` : answer}
        />
      ))}
      <Cell title="阅读记录摘要（SHA-256）" label={<span className={css.digest}>{digest}</span>} />
    </CellGroup>
  );
}

/** Prints when the pictures of all pages have come: a copy without some of its pages would be none. */
function PrintCell({ text, whole }: Pick<ContractCopyProps, 'text' | 'whole'>) {
  const [isAsked, setAsked] = useState(false);
  const states = blocksOf(text)
    .filter(({ html }) => !html)
    .map(({ id }) => whole.pages[id] ?? 'loading');
  const isBroken = states.indexOf('broken') >= 0;
  const isLoading = states.indexOf('loading') >= 0;

  useEffect(() => {
    if (!isAsked || isLoading) return;
    setAsked(false);
    if (!isBroken) window.print();
  }, [isAsked, isLoading, isBroken]);

  function ask() {
    whole.load();
    setAsked(true);
  }

  return (
    <>
      <Cell
        title="打印或存为 PDF"
        label={isAsked ? '正在加载全部页面' : '含合同全文、签名和签署存证'}
        onClick={ask}
      />
      <Problem text={isBroken && !isAsked ? '有页面没有加载出来，请再试一次' : ''} />
    </>
  );
}

async function copyLink() {
  if (await copyText(browserLink())) Toast.success('链接已复制');
  else Toast.fail('没有复制成功，请到浏览器打开本页');
}

/** The messenger and the app print nothing: a browser does. */
const LinkCell = () => (
  <Cell
    title="复制链接，到浏览器打印"
    label="打印件含合同全文、签名和签署存证"
    onClick={() => void copyLink()}
  />
);

/** The server's pictures of the signed contract, to be saved one by one. */
function PagesCell({ pages }: Pick<SigningEvidence, 'pages'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell title="保存合同图片" label={`共 ${pages.length} 页`} onClick={() => setOpen(true)} />
      <Popup open={isOpen} onClose={() => setOpen(false)} title="合同图片">
        <p className={css.hint}>长按图片，保存到手机</p>
        {pages.map((page, at) => (
          <img className={css.page} key={page} src={page} alt={`合同第 ${at + 1} 页`} />
        ))}
      </Popup>
    </>
  );
}
