// Run by Rhino on the Java machine, not by Node: `java -cp 'libs/*' org.mozilla.javascript.tools.shell.Main mongo-server.js PORT FILE [HOST]`.
var port = Number(arguments[0]);
var backend = new Packages.de.bwaldvogel.mongo.backend.h2.H2Backend(arguments[1]);
var server = new Packages.de.bwaldvogel.mongo.MongoServer(backend);
server.bind(arguments[2] || '127.0.0.1', port);
java.lang.Runtime.getRuntime().addShutdownHook(
  new java.lang.Thread(
    new java.lang.Runnable({
      run: function () {
        server.shutdownNow();
      },
    }),
  ),
);
java.lang.Thread.currentThread().join();
