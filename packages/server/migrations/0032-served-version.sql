-- Which publish the public sees: the newest, or an earlier one that its maker went back to. And the sources of each
-- publish, path -> hash, for those who ask for sources.
alter table apps add column served_version integer;
update apps a set served_version = (select max(version) from publications p where p.app_id = a.id);

alter table publications add column tree json not null default '{}';
update publications p set tree = c.tree
from checkpoints c where c.app_id = p.app_id and c.id = p.checkpoint_id;
