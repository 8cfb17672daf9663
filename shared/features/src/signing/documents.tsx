import type { ContractText } from '@suite/api';
import { Checkbox, cx, RichText, Tag } from '@suite/ui';
import css from './documents.module.css';
import { PageImage, type PageImageProps } from './page-image';

export interface DocumentsProps {
  text: ContractText;
  /** What the page is called: a document of the same name does not repeat it in large letters. */
  pageTitle?: string;
  /** Ids of the blocks that have changed since the learner read them. */
  changed?: readonly string[];
  /** Ids of those that the learner says to have seen. */
  acknowledged?: readonly string[];
  onAcknowledge?: BlockProps['onAcknowledge'];
  /** Id of the block that the learner is to read once more. */
  again?: string;
  /** Told what becomes of the picture of a page. */
  onPage?: PageImageProps['onState'];
  /** A higher number asks again for the pictures that did not come. */
  attempt?: number;
  /** All pictures are there at once, for printing. */
  isWhole?: boolean;
}

/** The text of a contract; beside the clauses on price, refund and term stands what they mean. */
export function Documents({
  text,
  pageTitle,
  changed = [],
  acknowledged = [],
  onAcknowledge = () => undefined,
  again,
  onPage = () => undefined,
  attempt,
  isWhole,
}: DocumentsProps) {
  return (
    <>
      {text.documents.map(({ name, blocks }) => (
        <section className={css.document} key={name} aria-label={name}>
          {name === pageTitle ? null : <h2 className={css.name}>{name}</h2>}
          {blocks.map((block) => (
            <Block
              key={block.id}
              block={block}
              isChanged={changed.indexOf(block.id) >= 0}
              isAcknowledged={acknowledged.indexOf(block.id) >= 0}
              onAcknowledge={onAcknowledge}
              isAgain={block.id === again}
              onState={onPage}
              attempt={attempt}
              isWhole={isWhole}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface BlockProps extends PageImageProps {
  isChanged: boolean;
  isAcknowledged: boolean;
  onAcknowledge: (id: string, isSeen: boolean) => void;
  isAgain: boolean;
}

function Block({ isChanged, isAcknowledged, onAcknowledge, isAgain, ...page }: BlockProps) {
  const { block } = page;
  return (
    <article className={cx(css.block, isChanged && css.changed, isAgain && css.again)} data-block={block.id}>
      {block.html ? (
        <h3 className={css.title}>
          {block.title} {isChanged ? <Tag tone="warning">有修改</Tag> : null}
        </h3>
      ) : isChanged ? (
        <Tag tone="warning">有修改</Tag>
      ) : null}
      {block.html ? <RichText html={block.html} /> : <PageImage {...page} />}
      {block.plain ? (
        <p className={css.plain}>
          <strong>简单说：</strong>
          {block.plain}
        </p>
      ) : null}
      {isChanged ? (
        <Checkbox
          checked={isAcknowledged}
          onChange={(isSeen) => onAcknowledge(block.id, isSeen)}
          label={`我已看到“${block.title}”的修改`}
        >
          我已看到这处修改
        </Checkbox>
      ) : null}
    </article>
  );
}
