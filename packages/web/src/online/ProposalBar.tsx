import { consenting, type Proposal } from '@stolik/protocol/page';
import { useTranslation } from 'react-i18next';
import { Notice } from '../table/Notice.tsx';
import type { TableFeed } from './feed.ts';
import { answerProposal } from './seating.ts';
import { useServerRequest } from './server-request.ts';
import { listed } from './sleep.ts';
import { useFeed } from './use-feed.ts';

interface ProposalProps {
  readonly feed: TableFeed;
  readonly names: readonly string[];
}

/** What somebody proposes, to whoever is asked; and to whoever has agreed, who is asked still. */
export function ProposalBar({ feed, names }: ProposalProps) {
  const { t } = useTranslation();
  const { info, look, seat } = useFeed(feed);
  const request = useServerRequest();
  const { proposal, status } = info;
  if (status !== 'running' || !proposal || proposal.declined !== undefined || seat === undefined) return null;
  const asked = consenting(proposal, { ...info, clock: look?.clock }).filter((one) => !proposal.agreed.includes(one));
  const isOwn = proposal.by === seat;
  const isAsked = asked.includes(seat) && info.seats[seat].standIn === undefined;
  const tell = (agrees: boolean) =>
    request.run(async () => feed.learn(await answerProposal(feed.id, proposal.n, agrees)));
  const answers = isAsked
    ? ([
        [true, 'agree'],
        [false, 'decline'],
      ] as const)
    : ([[false, 'takeBack']] as const);
  const sentence = t(`online.proposal.${kindOf(proposal, seat)}`, {
    name: names[proposal.by],
    other: names[proposal.for ?? proposal.by],
  });
  const missing = listed(
    asked.map((one) => names[one]),
    t('online.awaited.and'),
  );
  return (
    <Notice
      key={proposal.n}
      kind="proposal"
      role={isAsked ? 'alert' : 'status'}
      isWeighty
      action={
        (isAsked || isOwn) && (
          <span className="notice-answers">
            {answers.map(([agrees, word]) => (
              <button
                key={word}
                type="button"
                className="button"
                disabled={request.isBusy}
                onClick={() => tell(agrees)}
              >
                {t(`online.proposal.${word}`)}
              </button>
            ))}
          </span>
        )
      }
    >
      {sentence} {!isAsked && t('online.proposal.missing', { name: missing })} {request.problem}
    </Notice>
  );
}

/** What is proposed, as whoever reads it says it. */
function kindOf({ kind, by, for: whose }: Proposal, own: number) {
  if (kind === 'end') return by === own ? 'ownEnd' : 'end';
  if (whose === by) return by === own ? 'ownTime' : 'time';
  return by === own ? 'ownGift' : 'gift';
}
