-- Visits stand among the entries of the app's log and are counted by day; nothing reads their first table any more.
drop table app_logs;
