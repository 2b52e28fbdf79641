-- A file of the server as it was before its schema had a number: made by commit 5700499, with the moves of three tables.
BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR, 
	back INTEGER NOT NULL, 
	message VARCHAR, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',0,0,'{"do":"draft","from":1,"colour":"red","to":"floor"}',0,'140517542529872 1',1.79498334232674503323e+09);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',1,1,'{"do":"draft","from":2,"colour":"blue","to":1}',0,'140517515687632 1',1.79498334234534907341e+09);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',2,0,'{"do":"draft","from":3,"colour":"blue","to":2}',0,'140517542529872 2',1.79498334235278034212e+09);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',3,1,'{"do":"draft","from":4,"colour":"blue","to":0}',0,'140517515687632 2',1.794983342364484787e+09);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',4,0,'{"do":"draft","from":"centre","colour":"blue","to":3}',0,'140517542529872 3',1.79498334237500286108e+09);
INSERT INTO "entries" VALUES('JlHjXOYOZYiwehRk',5,0,NULL,1,'140517515687632 3',1.79498334238923025127e+09);
INSERT INTO "entries" VALUES('W2bFIfcv-jcFQMGy',0,0,'{"do":"draft","from":2,"colour":"white","to":1}',0,'140517515726480 1',1.79498334244384384148e+09);
INSERT INTO "entries" VALUES('W2bFIfcv-jcFQMGy',1,1,'{"do":"draft","from":4,"colour":"black","to":1}',0,NULL,1.79498334271564722059e+09);
INSERT INTO "entries" VALUES('B4efcstUiHreq0or',0,1,'{"do":"draft","from":"centre","colour":"blue","to":3}',0,'140517515307152 1',1.79498334281250238424e+09);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	avatar INTEGER NOT NULL, 
	bot VARCHAR NOT NULL, 
	is_replaced BOOLEAN NOT NULL, 
	key_hash VARCHAR, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('JlHjXOYOZYiwehRk',0,'me','Eva',0,'',0,'1a4da13fbce1ca71d0ec4bfb314c731b26faca3654e073277285ea1000b29919');
INSERT INTO "seats" VALUES('JlHjXOYOZYiwehRk',1,'link','Petra',5,'',0,'f9c4d73baec474423b61e0aa3ad2e4cf681a5891a636f8f58561c97012d96b3b');
INSERT INTO "seats" VALUES('W2bFIfcv-jcFQMGy',0,'me','Eva',0,'',0,'83a3898678905dd115de27ed5ceb6a8ea5a5bcecfd4b9b153eab904d900c5045');
INSERT INTO "seats" VALUES('W2bFIfcv-jcFQMGy',1,'bot','',0,'novice',0,NULL);
INSERT INTO "seats" VALUES('B4efcstUiHreq0or',0,'me','Eva',0,'',0,'d0ac653f763ec2d3a76aeb8416a1fe38e104ac10660337a1595208d6e1ecf0b9');
INSERT INTO "seats" VALUES('B4efcstUiHreq0or',1,'here','Jan',0,'',0,'d0ac653f763ec2d3a76aeb8416a1fe38e104ac10660337a1595208d6e1ecf0b9');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options VARCHAR NOT NULL, 
	seed VARCHAR, 
	position VARCHAR, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('JlHjXOYOZYiwehRk','mini','{"wall": "coloured", "starter": 0}','4',NULL,1.79498334226416659357e+09);
INSERT INTO "tables" VALUES('W2bFIfcv-jcFQMGy','chocolatier','{"wall": "coloured", "special": "off", "starter": 0}','5',NULL,1.79498334241985297199e+09);
INSERT INTO "tables" VALUES('B4efcstUiHreq0or','mini','{"wall": "coloured", "starter": 0}',NULL,'mini players=2 wall=coloured round=1 turn=2 starter=1 phase=draft displays=KKKK/-/-/-/BKWW centre=BYRKWWWWW marker=centre bag=B16Y19R18K14W13 lid=- board1=0;-/-/B/-/-;...../...../...../...../.....;R board2=0;-/B/-/-/-;...../...../...../...../.....;- chance=b3a3a983a7af64a0.0',1.79498334276168370251e+09);
COMMIT;
