import { type DataSource, type Migration, MigrationExecutor } from 'typeorm';

/** Migrations that run one after another. */
interface MigrationGroup {
  /** Those outside a transaction make indexes and change rows, which may take hours; the others change tables. */
  changesTables: boolean;
  names: string[];
}

/** The pending migrations in their order, divided where some change tables and the next do not, or the reverse. */
export async function pendingGroups(dataSource: DataSource): Promise<MigrationGroup[]> {
  const groups: MigrationGroup[] = [];
  for (const { name, instance } of await new MigrationExecutor(dataSource).getPendingMigrations()) {
    const changesTables = instance?.transaction !== false;
    const last = groups.at(-1);
    if (last?.changesTables === changesTables) last.names.push(name);
    else groups.push({ changesTables, names: [name] });
  }
  return groups;
}

export async function runGroup(dataSource: DataSource, { names }: MigrationGroup): Promise<void> {
  await new SomeMigrations(dataSource, names).executePendingMigrations();
}

class SomeMigrations extends MigrationExecutor {
  override transaction = 'each' as const;

  constructor(
    dataSource: DataSource,
    private readonly names: readonly string[],
  ) {
    super(dataSource);
  }

  protected override getMigrations(): Migration[] {
    return super.getMigrations().filter(({ name }) => this.names.includes(name));
  }
}
