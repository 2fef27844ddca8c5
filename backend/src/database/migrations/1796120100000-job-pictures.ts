import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of jobs for shared links. They are compressed already. */
export class JobPictures1796120100000 implements MigrationInterface {
  name = 'JobPictures1796120100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE job_pictures (
      job_id integer NOT NULL,
      digest char(64) NOT NULL,
      png bytea NOT NULL,
      CONSTRAINT pk_job_pictures PRIMARY KEY (job_id),
      CONSTRAINT fk_job_pictures_job FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE)`);
    await runner.query('ALTER TABLE job_pictures ALTER png SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE job_pictures');
  }
}
