import { useOfferUndo } from '../../../components/undo-message';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

/** Joins and splits people, each with an undo. */
export function useChangePeople(personId: string) {
  const dataProvider = usePortalDataProvider();
  const offerUndo = useOfferUndo();
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  );

  async function change(action: () => Promise<() => Promise<unknown>>, done: string, failure: string) {
    let undoing: (() => Promise<unknown>) | undefined;
    const isDone = await attempt(
      async () => {
        undoing = await action();
      },
      { failure },
    );
    const back = undoing;
    if (!isDone || !back) return;
    const undo = () => void attempt(back, { done: t('Undone'), failure: t("This couldn't be undone") });
    offerUndo(done, undo);
  }

  return {
    isPending,
    /** Takes over the applications of another person. */
    join: (otherId: string) =>
      change(
        async () => {
          const { applications } = await dataProvider.readPerson(otherId);
          await dataProvider.joinPeople(personId, otherId);
          const ids = applications.map(({ id }) => id);
          return () => dataProvider.splitPerson(personId, ids);
        },
        t('Joined'),
        t("These people couldn't be joined"),
      ),
    /** Moves one application to a new person. */
    split: (applicationId: string) =>
      change(
        async () => {
          const { id } = await dataProvider.splitPerson(personId, [applicationId]);
          return () => dataProvider.joinPeople(personId, id);
        },
        t('Split off'),
        t("This application couldn't be split off"),
      ),
  };
}
